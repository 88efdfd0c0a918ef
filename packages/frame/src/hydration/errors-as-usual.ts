import { UsualError } from './errors-without-stack.ts';

globalThis.Error = UsualError;
