/** What the calls of one part of the address are about. */
export const TAGS: Readonly<Record<string, string>> = {
  esWebSearch: 'Search over the whole site',
  foreignRate: 'Exchange rates',
  point: 'Visit records, signed',
  sysContentPoint: 'Visit records',
  thirdFund: 'Funds',
  thirdFundLaws: 'Fund laws and rules',
  thirdFundNews: 'Fund news',
  thirdFundNotice: 'Fund notices',
  thirdFundStudy: 'Fund studies',
  vertifyCode: 'Verification codes',
  wealth: 'Who issues wealth products',
  webBlackWhiteTheme: 'The grey switch',
  webBranch: 'Branches and machines',
  webCorporate: 'Corporate products',
  webCreditCard: 'Credit cards, merchants and points',
  webFee: 'Service fees',
  webFeedback: 'Feedback and opinions on pages',
  webFile: 'Documents in both languages',
  webInfoPublic: 'Disclosures of wealth products',
  webInvestment: 'Investor relations',
  webLetter: 'Letters of guarantee',
  webListModel: 'Articles by column',
  webPersonal: 'The home page',
  webPersonalActive: 'Activities',
  webPersonalProduct: 'Wealth products',
  webProtection: 'Consumer education and protection',
  webQrCodeConfigure: 'QR codes of the menu',
  webRate: 'Deposit and loan rates, gold',
  webSalesStaff: 'Sales staff',
  webSiteConfig: 'Names, links and contacts of the site',
  webTitle: 'Menus, routes and breadcrumbs',
  webVitals: 'How fast pages were, after consent',
};

/** '/api/webRate/deposit' → 'webRate'; a call outside /api has a part of its own. */
export function tagOf(path: string): string {
  return /^\/(?:api\/)?([^/]+)/.exec(path)?.[1] ?? '';
}
