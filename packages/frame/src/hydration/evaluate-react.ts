// Evaluates React first, while errors have no stack: it creates five that it only compares, and with a DevTools client
// attached V8 works out the positions of their stack in both whole scripts, 100 to 200 ms at a quarter of the
// processor (docs/bench.md). `Error.stackTraceLimit` does not prevent it: the client's own limit applies. The order of
// these imports is what matters.
import './errors-without-stack.ts';
import 'react-dom/client';
import './errors-as-usual.ts';
