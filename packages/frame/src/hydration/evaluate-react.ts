// Evaluates React first, while errors have no stack: it creates three, and with a DevTools client attached V8
// works out the positions of their stack in the whole script, 100 ms and more at a quarter of the processor
// (docs/bench.md). The order of these imports is what matters.
import './error-stacks-off.ts';
import 'react-dom/client';
import './error-stacks-on.ts';
