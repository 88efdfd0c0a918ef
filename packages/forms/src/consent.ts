import * as v from 'valibot';

/** A box that must be ticked: the contracts want `true`, a form begins with `false`. */
export const consent = v.pipe(v.boolean(), v.literal(true, 'required'));
