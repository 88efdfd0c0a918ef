import { CardRefused, type CardFields } from '../state/card-fields.ts';
import type { CardBrand, CardFault, CardField } from '../state/card-number.ts';
import type { CardPlaces } from './framed-fields.ts';

/** The part of TapPay's script that we use, as documented. */
export interface TapPay {
  setupSDK: (appId: number, appKey: string, serverType: 'sandbox' | 'production') => void;
  card: {
    setup: (options: {
      fields: Record<
        'number' | 'expirationDate' | 'ccv',
        { element: string | HTMLElement; placeholder: string }
      >;
      styles: Record<string, Record<string, string>>;
    }) => void;
    onUpdate: (listener: (update: TapPayUpdate) => void) => void;
    getPrime: (
      done: (result: { status: number; card?: { prime: string; lastfour: string } }) => void,
    ) => void;
  };
}
/** Of a field: 0 valid, 1 empty, 2 invalid, 3 being typed. */
type FieldStatus = 0 | 1 | 2 | 3;
interface TapPayUpdate {
  cardType: string;
  canGetPrime: boolean;
  status: Record<'number' | 'expiry' | 'ccv', FieldStatus>;
}
export interface TapPayGateway {
  appId: number;
  appKey: string;
  serverType: 'sandbox' | 'production';
}

const wrong: Record<CardField, CardFault> = { number: 'number', expiry: 'expiry', ccv: 'ccv' };
const faultOf = (field: CardField, status: FieldStatus): CardFault | undefined =>
  status === 0 ? undefined : status === 1 ? 'empty' : wrong[field];
const brands: CardBrand[] = ['visa', 'mastercard', 'amex', 'jcb'];
/** TapPay distinguishes an unknown card from an incomplete one only by `status`. */
const brandOfType = (type: string, accepted: readonly string[]): CardBrand | null =>
  brands.find((brand) => brand === type && accepted.includes(brand)) ?? null;
const known: string[] = [...brands, 'unionpay'];

/**
 * Puts TapPay's frames into the three containers and reports their state through `onState`; card data never
 * leaves the frames. TapPay has no time-out of its own: a prime is given up after 15 seconds.
 */
export function tappayFields(
  sdk: TapPay,
  { appId, appKey, serverType }: TapPayGateway,
  {
    places,
    look,
    accepted,
    onState,
  }: Pick<CardPlaces, 'look' | 'accepted' | 'onState'> & { places: Record<CardField, string | HTMLElement> },
): CardFields {
  sdk.setupSDK(appId, appKey, serverType);
  const setUp = () =>
    sdk.card.setup({
      fields: {
        number: { element: places.number, placeholder: '' },
        expirationDate: { element: places.expiry, placeholder: 'MM/YY' },
        ccv: { element: places.ccv, placeholder: '' },
      },
      styles: { input: { color: look.color, 'font-size': look.fontSize } },
    });
  setUp();
  sdk.card.onUpdate(({ cardType, status }) => {
    const refused = status.number === 0 && known.includes(cardType) && !accepted.includes(cardType);
    const faults = (['number', 'expiry', 'ccv'] as const).flatMap((field): [CardField, CardFault][] => {
      const fault = field === 'number' && refused ? 'brand' : faultOf(field, status[field]);
      return fault ? [[field, fault]] : [];
    });
    onState({ brand: brandOfType(cardType, accepted), faults: Object.fromEntries(faults) });
  });
  return {
    prime: () =>
      new Promise((done, fail) => {
        const late = setTimeout(() => fail(new CardRefused('unreachable')), 15_000);
        sdk.card.getPrime(({ status, card }) => {
          clearTimeout(late);
          if (status === 0 && card) done({ prime: card.prime, lastFour: card.lastfour });
          else fail(new CardRefused('card'));
        });
      }),
    // The frames have no call to clear them: setting them up again does.
    clear: setUp,
  };
}

declare global {
  interface Window {
    /** Set by TapPay's script. */
    TPDirect?: TapPay;
  }
}
const tappayScript = 'https://js.tappaysdk.com/sdk/tpdirect/v5.20.0';

/**
 * Loads TapPay's script once per document; the content security policy of the card page allows its origin.
 * @throws Error if it cannot be loaded
 */
export function loadTappay(page: Document = document): Promise<TapPay> {
  const from = () => page.defaultView?.TPDirect;
  return new Promise((done, fail) => {
    const there = from();
    if (there) return done(there);
    const script = page.createElement('script');
    script.src = tappayScript;
    script.async = true;
    script.addEventListener('load', () => {
      const sdk = from();
      if (sdk) done(sdk);
      else fail(new Error("the payment provider's script does not define TPDirect"));
    });
    script.addEventListener('error', () => {
      script.remove(); // so that a retry loads it again
      fail(new Error("the payment provider's script could not be loaded"));
    });
    page.head.append(script);
  });
}
