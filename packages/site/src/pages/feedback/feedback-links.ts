/** Pages that the form leads to. */
export const LINK_PATHS = {
  CN: {
    privacy: '/personal/linkDetails?id=privacy-policy',
    complaints: '/personal/consumerEducation/info?id=complaint-guide&column=103005',
  },
  EN: {
    privacy: '/en/linkDetails?id=privacy-policy',
    complaints: '/en/bobbank/seconddetail?id=complaint-guide&column=103005',
  },
} as const;
