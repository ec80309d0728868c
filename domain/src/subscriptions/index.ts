export { yearlyPrice } from './yearly-price.ts'
