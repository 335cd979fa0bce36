/** The article that says how complaints are handled, in the column of each language. */
export const COMPLAINT_GUIDE_PATHS = {
  CN: '/personal/consumerEducation/info?id=complaint-guide&column=103005',
  EN: '/en/bobbank/seconddetail?id=complaint-guide&column=103005',
} as const;
