/** bcrypt's least. Tests make thousands of accounts, and at the standard cost each takes a fourteenth of a second of a core. */
export const QUICK_PASSWORD_COST = 4
