export { BankLayout as default } from '../../../next/BankLayout.jsx';
