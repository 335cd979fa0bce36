import { sharedConfig } from '../next/shared-config.mjs';

export default sharedConfig;
