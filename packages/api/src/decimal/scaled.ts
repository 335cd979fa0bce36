export { ratio, scaled } from '@bank/contract/fund-figures';
