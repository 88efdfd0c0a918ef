import { OriginalError } from './replace-error.ts';

globalThis.Error = OriginalError;
