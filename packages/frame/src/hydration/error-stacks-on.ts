import { usualLimit } from './error-stacks-off.ts';

Error.stackTraceLimit = usualLimit;
