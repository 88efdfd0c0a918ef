/** The inputs of axe for a page, as two texts that are equal if axe would report the same. */
export interface AxeInputs {
  /**
   * Elements, attributes, presence of text, visibility, scrolling, and positions of small targets; no text
   * and no colours.
   */
  structure: string;
  /** Colours, and whether text is large, of everything visible in that structure. */
  colours: string;
}

/** Sent to the page as source text: it must not use anything from its module. */
export async function axeInputs(): Promise<AxeInputs> {
  const ignored = '.sb-wrapper, #storybook-docs, #storybook-highlights-root, script, style';
  const words = [
    'lang',
    'aria-roledescription',
    'aria-valuetext',
    'alt',
    'title',
    'placeholder',
    'value',
    'content',
  ];
  const references =
    /^(id|for|list|headers|aria-(labelledby|describedby|controls|owns|details|errormessage|activedescendant|flowto))$/;
  /** Minimum size of a target in pixels (WCAG 2.2, 2.5.8). */
  const enough = 24;
  const targets = 'a[href], button, input, select, textarea, summary, [role], [tabindex]';
  const passedOver = /^(class|style|src|srcset|sizes|name|datetime|d|points|viewBox|data-.*)$/;
  const elements = [...document.querySelectorAll('html, body, body *')].filter(
    (element) => !element.closest(ignored) && !element.matches('svg *'),
  );
  const places = new Map<string, number>();
  const numbers = new Map<Element | null, number>();
  for (const [at, element] of elements.entries()) {
    numbers.set(element, at);
    if (element.id && !places.has(element.id)) places.set(element.id, at);
  }

  function attribute(element: Element, { name, value }: Attr): string {
    if (passedOver.test(name)) return '';
    if (references.test(name)) return `${name}=${value.split(/\s+/).map((id) => places.get(id) ?? '?')}`;
    if (name === 'href') return `href=${value.startsWith('#') ? (places.get(value.slice(1)) ?? value) : ''}`;
    if (words.includes(name)) return `${name}=${value.trim() !== ''}`;
    if (name !== 'aria-label') return `${name}=${value}`;
    // An accessible name that differs from the visible text is judged by its words.
    const [label, read] = [value, element.textContent].map((text) => text.trim().toLowerCase());
    return `${name}=${label !== '' && label?.includes(read ?? '') ? '' : `${label}|${read}`}`;
  }

  /** A small target is judged by its size and its neighbours; a large enough one by neither. */
  function smallTarget(element: Element): string {
    if (!element.matches(targets)) return '';
    const box = element.getBoundingClientRect();
    if (Math.min(box.width, box.height) >= enough) return '';
    return `at ${[box.x, box.y, box.width, box.height].map(Math.round)}`;
  }

  const structure: string[] = [];
  const colours: string[] = [];
  for (const element of elements) {
    const style = getComputedStyle(element);
    const seen = element.checkVisibility({ visibilityProperty: true });
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
    const scrolls =
      /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`) &&
      (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth);
    structure.push(
      [
        element.tagName,
        numbers.get(element.parentElement),
        seen,
        hasWords,
        scrolls,
        smallTarget(element),
        ...[...element.attributes]
          .map((each) => attribute(element, each))
          .filter(Boolean)
          .toSorted(),
      ].join(' '),
    );
    if (!seen) continue;
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const ground = [style.backgroundColor, style.backgroundImage.replaceAll(/url\([^)]*\)/g, 'url')];
    colours.push(
      [style.color, large, ...ground, style.opacity, style.textShadow, style.textDecorationLine].join(' '),
    );
  }
  const digest = async (lines: string[]) => {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n')));
    return new Uint8Array(bytes).toHex();
  };
  return { structure: await digest(structure), colours: await digest([...structure, ...colours]) };
}
