import { runContent } from '../commands/run-content.ts';
import { temporaryFolder } from './source-folder.ts';

/** An operator at a terminal with a store of their own. */
export function anOperator(
  environment: Record<string, string> = {},
  ask?: (question: string) => Promise<boolean>,
  askSecret?: (question: string) => Promise<string>,
) {
  const dataDir = temporaryFolder();
  const types = async (...args: string[]) => {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    const code = await runContent(
      args,
      { BANK_DATA_DIR: dataDir, USER: 'li', ...environment },
      { say, complain: say, ask, askSecret },
    );
    return { code, lines, text: lines.join('\n') };
  };
  return { dataDir, types };
}
