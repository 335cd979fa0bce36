/** Where browsers report what the policy kept from happening; it stands in every answer's headers. */
export const REPORTS_PATH = '/csp-report';
