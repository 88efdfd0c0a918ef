import fc from 'fast-check';
import { type Model, type Real } from './model.ts';
import { invariants } from './invariants.ts';

export type Command = fc.AsyncCommand<Model, Real>;
export const command = (
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
  check: (model: Model) => boolean = () => true,
): Command => ({
  check,
  toString: () => name,
  run: async (model, real) => {
    model.steps += 1;
    await run(model, real);
    await invariants(model, real);
  },
});
