/** For how many days a link may last (DOC-55, SEL-11). */
export const LINK_DAYS = [1, 7, 30, 90, 365]
