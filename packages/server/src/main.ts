import * as api from '@bank/api';
import { run } from './process/run.ts';
import { keepHeapsSmall } from './process/small-heaps.ts';

keepHeapsSmall();
await run({ api });
