import type { Page } from 'playwright';

declare global {
  interface Window {
    voyageStates: ReturnType<typeof states>;
  }
}

/** Runs in the page: it must not use anything from its module. */
function states() {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  /** A colour and what it lies on, null for a picture. */
  type Ink = { ink: Colour; ground: Colour[] | null };
  const roots =
    '#storybook-root, [role=dialog], [role=alertdialog], dialog[open], [data-rac][role=listbox], [data-rac][role=menu]';
  const interactive =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=option], [role^=menuitem], [role=tab], [role=gridcell] > *, label:has(input), [tabindex="0"]:not([role=menu], [role=listbox], [role=grid])';
  const chosen =
    '[aria-selected=true], [aria-checked=true], [aria-pressed=true], [aria-current]:not([aria-current=false])';
  const disabled =
    ':disabled, [aria-disabled=true], [data-disabled], [data-unavailable], [data-outside-month]';
  const stateNames = ['selected', 'checked', 'pressed', 'current', 'expanded', 'invalid'].map(
    (name) => `aria-${name}`,
  );
  const inRoots = (selector: string) => [
    ...document.querySelectorAll<HTMLElement>(`:is(${roots}) :is(${selector})`),
  ];
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const isDisabled = (element: Element) =>
    element.closest(disabled) !== null || element.querySelector(':scope > :disabled') !== null;
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) ||
    element.tagName.toLowerCase();
  let found: HTMLElement[] = [];

  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  const known = new Map<string, Colour>();
  /** Any CSS colour, as painted by the browser. */
  function colour(text: string): Colour {
    const before = known.get(text);
    if (before || !canvas) return before ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const value: Colour = [red, green, blue, alpha / 255];
    known.set(text, value);
    return value;
  }
  const over = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => [
    r * a + red * (1 - a),
    g * a + green * (1 - a),
    b * a + blue * (1 - a),
    1,
  ];
  const part = (value: number) =>
    value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = ([r, g, b]: Colour) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  function contrast(one: Colour, other: Colour): number {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }
  const coloursIn = (text: string): Colour[] =>
    (text.match(/(?:rgba?|color|oklch|oklab|hsla?)\([^()]*\)/g) ?? []).map(colour);

  /** The backgrounds of an element, those of all stops for a gradient; null if a picture is part of it. */
  function grounds(element: Element | null, at?: { x: number; y: number }): Colour[] | null {
    const layers: Colour[] = [];
    let bottom: Colour[] | null = null;
    for (let each = element; each && !bottom; each = each.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(each);
      const own = colour(backgroundColor);
      if (backgroundImage !== 'none' && !each.matches('select, input')) {
        bottom = coloursIn(backgroundImage);
        if (
          backgroundImage.includes('url(') ||
          bottom.length === 0 ||
          bottom.some(([, , , alpha]) => alpha < 1)
        )
          return null;
      } else if (own[3] === 1) bottom = [own];
      else if (own[3] > 0) layers.unshift(own);
      if (bottom && at) {
        const below = document.elementsFromPoint(at.x, at.y);
        const picture = below.findIndex((one) => /^(img|canvas|video|image)$/i.test(one.tagName));
        if (picture >= 0 && (below.indexOf(each) < 0 || picture < below.indexOf(each))) return null;
      }
    }
    const white: Colour = [255, 255, 255, 1];
    return (bottom ?? [white]).map((base) => layers.reduce((under, layer) => over(layer, under), base));
  }
  const worst = (ink: Colour, ground: Colour[]) =>
    Math.min(...ground.map((under) => contrast(over(ink, under), under)));

  const format = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

  function signatureOf(element: HTMLElement): string {
    const states = stateNames.map((name) => element.closest(`[${name}]`)?.getAttribute(name));
    const data = Object.keys(element.dataset).filter((name) => name !== 'rac' && !/key|id$/i.test(name));
    const { color, backgroundColor, borderTopColor, fontSize } = getComputedStyle(element);
    const checked = element.matches(':checked, :has(:checked)');
    const look = [color, backgroundColor, borderTopColor, fontSize, grounds(element.parentElement)?.[0]];
    return [element.tagName, element.className, states, data, checked, look].join('|');
  }
  /** The rings of `outline` and of shadows without blur. */
  function rings(element: Element): Ink[] {
    const all: Ink[] = [];
    const add = (ink: Colour, inside: boolean) =>
      all.push({ ink, ground: grounds(inside ? element : element.parentElement) });
    for (const part of [null, '::before', '::after']) {
      const style = getComputedStyle(element, part);
      if (part && style.content === 'none') continue;
      if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2)
        add(colour(style.outlineColor), Number.parseFloat(style.outlineOffset) < 0);
      for (const shadow of style.boxShadow === 'none' ? [] : style.boxShadow.split(/,(?![^(]*\))/)) {
        const [, , blur = 0, spread = 0] = (shadow.match(/-?[\d.]+px/g) ?? []).map(Number.parseFloat);
        const [ink] = coloursIn(shadow);
        if (ink && blur === 0 && spread >= 2) add(ink, shadow.includes('inset'));
      }
    }
    // SVG has no outline: a thick stroke is the ring.
    for (const shape of element instanceof SVGElement ? element.querySelectorAll('*') : []) {
      const { stroke, strokeWidth } = getComputedStyle(shape);
      if (stroke !== 'none' && Number.parseFloat(strokeWidth) >= 3) add(colour(stroke), false);
    }
    return all;
  }

  /** The visual marks that can show selection: colours of 3:1, and weight, lines and icons. */
  function marks(element: Element): { inks: string[]; plain: string } {
    const parts = [element, ...element.querySelectorAll('*')].slice(0, 12);
    const inks = parts.flatMap((each) => {
      const style = getComputedStyle(each);
      const sides = (['Top', 'Right', 'Bottom', 'Left'] as const)
        .filter((side) => Number.parseFloat(style[`border${side}Width`]) >= 1)
        .map((side) => colour(style[`border${side}Color`]));
      const ground = grounds(each.parentElement);
      return [colour(style.backgroundColor), ...sides, ...coloursIn(style.boxShadow)]
        .filter((ink) => ink[3] > 0 && ground && worst(ink, ground) >= 3)
        .map((ink) => ink.map(Math.round).join());
    });
    const plain = parts.map((each) => {
      const { fontWeight, textDecorationLine, visibility } = getComputedStyle(each);
      return [
        fontWeight,
        textDecorationLine,
        /^(svg|path|polyline)$/i.test(each.tagName) && visibility,
      ].join();
    });
    return { inks, plain: plain.join(';') };
  }

  function textFaults(element: HTMLElement): string[] {
    return [element, ...element.querySelectorAll<HTMLElement>('*')].flatMap((each) => {
      const hasText = [...each.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      const isFilled =
        each.matches('input:not([type=checkbox], [type=radio]), textarea, select') &&
        'value' in each &&
        String(each.value) !== '';
      const isDrawn = each.tagName.toLowerCase() === 'svg';
      if (!(hasText || isFilled || isDrawn) || !isSeen(each) || isDisabled(each)) return [];
      const { color, fontSize, fontWeight, stroke, fill } = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      const ground = grounds(each, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
      const paint = isDrawn ? (stroke === 'none' ? fill : stroke) : color;
      if (!ground || paint === 'none') return [];
      let opacity = 1;
      for (let up: Element | null = each; up; up = up.parentElement)
        opacity *= Number(getComputedStyle(up).opacity);
      const [r, g, b, a] = colour(paint);
      const ratio = worst([r, g, b, a * opacity], ground);
      const size = Number.parseFloat(fontSize);
      const least = isDrawn || size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
      const name = isDrawn ? 'the icon' : `"${nameOf(each)}"`;
      return ratio + 0.005 < least ? [`${name} has ${format(ratio)}, needs ${least}:1`] : [];
    });
  }
  function focusFaults(element: HTMLElement): string[] {
    if (document.activeElement !== element) return [];
    const places: Element[] = [element];
    for (let up = element.parentElement; up && places.length < 4; up = up.parentElement) places.push(up);
    const all = places.flatMap(rings);
    if (all.length === 0) return ['no ring shows the focus'];
    const best = Math.max(...all.map(({ ink, ground }) => (ground ? worst(ink, ground) : 3)));
    return best + 0.005 < 3 ? [`the ring of the focus has ${format(best)}, needs 3:1`] : [];
  }

  return {
    /** Elements that can be pressed, chosen or filled in; those with the same signature behave the same. */
    candidates() {
      found = inRoots(interactive).filter((element) => isSeen(element) && !isDisabled(element));
      return found.map((element, index) => ({
        index,
        signature: signatureOf(element),
        name: nameOf(element),
        inMenu: element.matches('[role^=menuitem], [role=option]'),
      }));
    },
    /** Scrolls it into view and returns a point to hover; null if it is hidden or covered. */
    place(index: number) {
      const element = found[index];
      if (!element?.isConnected) return null;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(at.x, at.y);
      return hit && (element.contains(hit) || hit.contains(element)) ? at : null;
    },
    focus(index: number) {
      found[index]?.focus({ preventScroll: true });
      return found[index] !== undefined && document.activeElement === found[index];
    },
    faults(index: number, withFocus: boolean) {
      const element = found[index];
      if (!element?.isConnected) return [];
      return [...textFaults(element), ...(withFocus ? focusFaults(element) : [])];
    },
    /** Selected elements of the story that look like unselected ones. */
    chosenFaults: () =>
      inRoots(chosen)
        .filter(isSeen)
        .flatMap((element) => {
          const group = '[role=grid], [role=listbox], [role=tablist], ul, ol, nav, table';
          const other = [...(element.closest(group) ?? document.body).querySelectorAll(element.tagName)].find(
            (each) =>
              each.getAttribute('role') === element.getAttribute('role') &&
              !each.matches(chosen) &&
              isSeen(each) &&
              !isDisabled(each.firstElementChild ?? each) &&
              !isDisabled(each),
          );
          if (!other) return [];
          const [own, plain] = [marks(element), marks(other)];
          return own.plain !== plain.plain || own.inks.some((ink) => !plain.inks.includes(ink))
            ? []
            : [`"${nameOf(element)}" is chosen, which nothing of 3:1 shows`];
        }),
  };
}
/** For each page that is opened. */
export const statesScript = `window.voyageStates = (${states})()`;

/**
 * Contrast faults of the current story in use: each interactive element is hovered, focused, and both, in
 * its state (selected, expanded, invalid). Text needs 4.5:1 (large text and icons 3:1), the focus ring and
 * selection marks 3:1 (WCAG 1.4.3, 1.4.11, 2.4.7). Disabled elements are exempt, text on a photograph is not
 * measured. Elements that look the same at rest as one in `seen` are skipped: the same styles occur in many
 * stories.
 */
export async function stateFaults(page: Page, seen: Set<string>): Promise<string[]> {
  const still = (on: boolean) =>
    page.evaluate((on) => {
      for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-stillness]'))
        style.disabled = !on;
    }, on);
  await still(false);
  const [candidates, faults] = await page.evaluate(
    () => [window.voyageStates.candidates(), window.voyageStates.chosenFaults()] as const,
  );
  for (const { index, signature, name, inMenu } of candidates) {
    if (seen.has(signature)) continue;
    const at = await page.evaluate((i) => window.voyageStates.place(i), index);
    if (!at) continue;
    const before = faults.length;
    const look = async (state: string, withFocus: boolean) => {
      const found = await page.evaluate(([i, focus]) => window.voyageStates.faults(i, focus), [
        index,
        withFocus,
      ] as const);
      faults.push(...found.map((text) => `${state}: ${name}: ${text}`));
    };
    await page.mouse.move(at.x, at.y);
    await look('hovered', false);
    await page.keyboard.press(inMenu ? 'ArrowDown' : 'F2'); // the focus ring is shown for keyboard focus
    const takesFocus = await page.evaluate((i) => window.voyageStates.focus(i), index);
    if (takesFocus) await look('hovered and focused', true);
    await page.mouse.move(0, 0);
    // in a menu the ring disappears when the pointer moves
    if (takesFocus && !inMenu) await look('focused', true);
    // A fault is reported for every story that has it.
    if (faults.length === before) seen.add(signature);
  }
  await still(true);
  return faults;
}
