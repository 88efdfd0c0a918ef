import { parseArgs } from 'node:util';

export const sections = ['start', 'clone', 'search', 'pages', 'bookings', 'bundles'] as const;
export type Section = (typeof sections)[number];
export interface Options {
  quick: boolean;
  strict: boolean;
  json: string | undefined;
  /** Folder for CPU profiles of every measured process. */
  profile: string | undefined;
  only: readonly Section[];
  rounds: number;
  /** Seconds per round of one load. */
  seconds: number;
}

export const usage = `pnpm bench [--quick] [--strict] [--json file] [--only ${sections.join(',')}] [--profile folder]`;

/** @throws Error with a readable message */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args: args.filter((one) => one !== '--'),
    options: {
      quick: { type: 'boolean' },
      strict: { type: 'boolean' },
      json: { type: 'string' },
      profile: { type: 'string' },
      only: { type: 'string' },
    },
  });
  const wanted = values.only?.split(',');
  const unknown = wanted?.find((one) => !sections.some((known) => known === one));
  if (unknown !== undefined) throw new Error(`no section "${unknown}"`);
  const quick = values.quick ?? false;
  return {
    quick,
    strict: values.strict ?? false,
    json: values.json,
    profile: values.profile,
    only: sections.filter((one) => wanted?.includes(one) ?? !(quick && one === 'clone')),
    rounds: 3,
    seconds: quick ? 0.25 : 1.5,
  };
}
