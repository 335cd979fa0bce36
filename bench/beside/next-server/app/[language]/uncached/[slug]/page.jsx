export { BankPage as default } from '../../../../../next/BankPage.jsx';

export const dynamic = 'force-dynamic';
