import { allPages } from '../../../../next/data.js';

export { BankPage as default } from '../../../../next/BankPage.jsx';

export const dynamicParams = false;

export const generateStaticParams = allPages;
