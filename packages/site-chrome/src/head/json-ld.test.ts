import { expect, it } from 'vitest';
import { jsonLd } from './json-ld.ts';

const hostile = `</script><script>hit()</script><!-- ]]> "'& \u2028 \u202eturned\u2066`;

it('holds any text without ending its element, opening a comment or changing text direction', () => {
  const [{ children } = { children: '' }] = jsonLd({ '@type': 'Hotel', name: hostile });
  expect(children).not.toMatch(/[<\u2028\u202e\u2066]/);
  expect(JSON.parse(children)).toEqual({
    '@type': 'Hotel',
    name: `</script><script>hit()</script><!-- ]]> "'&  turned`,
  });
});
