/* Tags by which editors say what kind of piece it is; they are content, in the language of the piece. */
export const CASE_TAGS: readonly string[] = ['案例', 'Case'];
export const POLICY_TAGS: readonly string[] = ['政策', 'Policy'];

export const isTagged = ({ tags }: { tags: readonly string[] }, one: readonly string[]) =>
  tags.some((tag) => one.includes(tag));
