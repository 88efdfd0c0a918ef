// Evaluates React first, while `Error` creates no stack. React creates five errors that it only compares; with a
// DevTools client attached, V8 computes the positions of their stacks by parsing two whole scripts again, some 200 ms
// at a quarter of the processor (docs/decisions/0011). `Error.stackTraceLimit = 0` does not prevent it. The order of these
// imports matters.
import './replace-error.ts';
import 'react-dom/client';
import './restore-error.ts';
