import { ContentError } from '../base/errors.ts';

/** What an author is told of work with content; nothing where it is taken. Rejects where it fails for another reason. */
export async function problemsOf(work: Promise<unknown>): Promise<readonly string[]> {
  try {
    await work;
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.findings;
    throw error;
  }
}

/** The same of work that has to refuse it. */
export async function findingsOf(work: Promise<unknown>): Promise<readonly string[]> {
  const problems = await problemsOf(work);
  if (problems.length === 0) throw new Error('the content was taken');
  return problems;
}
