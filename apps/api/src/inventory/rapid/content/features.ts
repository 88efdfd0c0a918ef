/** Our features by what the supplier's amenities are called in English. */
const patterns: Record<string, RegExp> = {
  spa: /\bspa\b|full-service spa/i,
  'indoor-pool': /indoor pool/i,
  'outdoor-pool': /outdoor (?:\w+ )?pool/i,
  'fitness-studio': /fitness (?:facilities|cent(?:er|re))|\bgym\b/i,
  onsen: /hot springs?|onsen/i,
  'private-beach': /private beach/i,
  'kids-club': /(?:children|kids)['’]?s?['’]? club/i,
  babysitting: /babysitting|childcare/i,
  'rooftop-bar': /rooftop (?:bar|terrace)/i,
  library: /^library$/i,
  'airport-transfer': /airport (?:transportation|shuttle|transfer)/i,
  butler: /butler/i,
  'ev-charging': /electric (?:car|vehicle) charging/i,
  'accessible-rooms': /wheelchair[- ]accessible|accessible (?:room|bathroom)/i,
  'pets-welcome': /^pets allowed/i,
  'ski-in-ski-out': /ski-in|ski-out/i,
  golf: /\bgolf\b/i,
  tennis: /\btennis\b/i,
  'meeting-rooms': /meeting rooms?|conference (?:space|center|centre)/i,
};

/** What the hotel itself does not have. */
const elsewhere = /\bnear ?by\b/i;

/** Our features of a property, and the amenities for which we have none: staff see these. */
export function featuresOf(amenities: readonly string[]): { features: string[]; unmapped: string[] } {
  const found = new Set<string>();
  const unmapped = amenities.filter((amenity) => {
    const codes = Object.entries(patterns).flatMap(([code, pattern]) =>
      pattern.test(amenity) && !elsewhere.test(amenity) ? [code] : [],
    );
    for (const code of codes) found.add(code);
    return codes.length === 0;
  });
  return { features: Object.keys(patterns).filter((code) => found.has(code)), unmapped };
}
