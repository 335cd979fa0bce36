import * as api from '@bank/api';
import { run } from './process/run.ts';

await run({ api });
