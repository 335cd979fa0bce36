import type { Example } from '@bank/ui/examples';
import { SiteLink } from './SiteLink.tsx';

const WORDS = {
  CN: { inside: '存款保险', outside: '个人网上银行', call: '95526', nowhere: '筹备中' },
  EN: { inside: 'Deposit insurance', outside: 'Personal e-banking', call: '95526', nowhere: 'Coming soon' },
};

export const examples: Example[] = [
  {
    name: 'inside, to a new window, to a number, to nowhere',
    render: (language) => {
      const { inside, outside, call, nowhere } = WORDS[language];
      return (
        <ul>
          <li>
            <SiteLink url="/ckbxDetail" urlType="1">
              {inside}
            </SiteLink>
          </li>
          <li>
            <SiteLink url="https://ebank.example.com/" urlType="1" externalIcon>
              {outside}
            </SiteLink>
          </li>
          <li>
            <SiteLink url="tel:95526" urlType="1">
              {call}
            </SiteLink>
          </li>
          <li>
            <SiteLink url="" urlType="0">
              {nowhere}
            </SiteLink>
          </li>
        </ul>
      );
    },
  },
];
