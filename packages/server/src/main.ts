import * as api from '@bank/api';
import { run } from './run.ts';

await run({ api });
