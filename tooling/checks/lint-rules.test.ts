import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import plugin from './lint-rules.ts';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
/** Codes, with the number of faults of each that has some. */
const run = (rule: keyof typeof plugin.rules, valid: string[], faulty: Record<string, number>): void =>
  tester.run(rule, plugin.rules[rule], {
    valid,
    invalid: Object.entries(faulty).map(([code, errors]) => ({ code, errors })),
  });

run(
  'bare-text',
  [
    'a = <p>words</p>;',
    'a = <p>{t(id)}</p>;',
    'a = <p>{b && t(id)}</p>;',
    'a = <p>\n  {/* why */}\n  {t(id)}\n</p>;',
    'a = <p><span>words</span>{" "}<B /></p>;',
  ],
  {
    'a = <p>\n  {t(id)}\n  {b && <B />}\n</p>;': 1,
    'a = <p>\n  <B />\n  words\n</p>;': 1,
    'a = <p>{`${b}`} {tDesk(c)}</p>;': 2,
    'a = <p>{b ? "words" : <B />}<br /></p>;': 1,
    'a = <>{t(id)}</>;': 1,
  },
);
run(
  'form-method',
  [
    'a = <form method="post" onSubmit={(b) => c > b} />;',
    'a = <form {...b} method="post" />;',
    'a = <Form />;',
  ],
  {
    'a = <form onSubmit={b} />;': 1,
    'a = <form method="post" {...b} />;': 1,
    'a = <p><form method="get" /><form method={b} /></p>;': 2,
  },
);
run(
  'assertion-reason',
  [
    'const a = b as const;',
    "import * as a from 'a';\nexport { b as c } from 'b';",
    'const a = b as C; // whoever made b made a C',
    '// whoever made b made a C\nconst a = b as C;',
    'const a = {\n  b,\n} as unknown as C; // whoever made b made a C',
  ],
  {
    'const a = b as C;': 1,
    '/** What a is. */\nconst a = b as C;': 1,
    'const d = 1; // one\nconst a = b as C;': 1,
    "const a = ('// no comment' as C);": 1,
    'const a = {\n  b, // of its own\n} as unknown as C;': 1,
    'const a = <p>{b as C}</p>;\nconst e = [f as const, g as C];': 2,
  },
);
run(
  'effect-result',
  [
    'useEffect(() => void a.current?.scrollIntoView(), []);',
    'useLayoutEffect(() => { scrollTo(0, 0); }, []);',
    'useEffect(() => subscribe(a), [a]);',
    'const b = () => scrollTo(0, 0);',
  ],
  {
    'useLayoutEffect(() => scrollTo({ top: 0 }), []);': 1,
    'React.useEffect(() => a.current?.scrollIntoView(), []);': 1,
    'useEffect(() => element.animate(a), []);': 1,
  },
);
