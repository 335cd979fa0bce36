/* Tags by which editors say what kind of piece it is; they are content, in the language of the section. */
export const CASE_TAG = '案例';
export const POLICY_TAG = '政策';
