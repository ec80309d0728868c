/** Tests create thousands of accounts. At the standard cost bcrypt takes a fourteenth of a second for each. */
export const QUICK_PASSWORD_COST = 4
