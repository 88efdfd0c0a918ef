import type { Output } from '@voyage/contracts/endpoint.ts';
import type { org } from '@voyage/contracts/meta.ts';
import type { Level } from '@voyage/domain/level.ts';
import type { Locale } from '@voyage/domain/locale.ts';
import { renewalDays } from '@voyage/domain/membership.ts';
import { formatMoney, fromMajor } from '@voyage/domain/money.ts';
import { policy, type Policy } from '@voyage/domain/policy.ts';
import { consentAge } from '@voyage/domain/registrant-age.ts';
import { cardName } from '@voyage/checkout/card-name.ts';
import type { DocumentFacts } from './document.ts';

/** One version of the rules that the product gives in two readings. */
export interface Reading {
  registrantAge: Policy['registrantAge']['built'];
  fees: Policy['fees']['built'];
  tailorMadeMinimumLevel: Level;
  liabilityCap: string;
  guardianAges: Policy['terms']['guardianAges']['built'];
}
export const readings: Record<'built' | 'other', Reading> = {
  built: {
    registrantAge: policy.registrantAge.built,
    fees: policy.fees.built,
    tailorMadeMinimumLevel: policy.tailorMadeMinimumLevel.built,
    liabilityCap: policy.liabilityCap.built,
    guardianAges: policy.terms.guardianAges.built,
  },
  other: {
    registrantAge: policy.registrantAge.other,
    fees: policy.fees.other,
    tailorMadeMinimumLevel: policy.tailorMadeMinimumLevel.other,
    liabilityCap: policy.liabilityCap.other,
    guardianAges: policy.terms.guardianAges.other,
  },
};

const anyOf = (names: string[], locale: Locale): string =>
  locale === 'en' ? new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names) : names.join('、');

/** Opening hours are put in brackets: their own brackets become commas. */
const unbracketed = (text: string, locale: Locale): string =>
  text.replace(/（([^）]*)）/, `${locale === 'ja' ? '、' : '，'}$1`);

/**
 * The facts that documents and answers use, in one language: every number comes from the policy, none is
 * written in a text.
 */
export function documentFacts(
  locale: Locale,
  organization: Output<typeof org.data>,
  levelName: (level: Level) => string,
  { registrantAge, fees, tailorMadeMinimumLevel, liabilityCap, guardianAges }: Reading = readings.built,
): DocumentFacts {
  const { terms, service, tailorMade, monthlyFreeBookings: free } = policy;
  const [short, middle, long] = tailorMade.fees;
  const twd = (amount: number) => formatMoney(fromMajor(amount, 'TWD'), locale);
  const numbers = {
    minimumAge: registrantAge.minimum,
    consentAge: consentAge(registrantAge),
    actsAge: guardianAges.acts,
    agreesAge: guardianAges.agrees,
    ownDetailsAge: terms.ownDetailsAge,
    adultAge: policy.ages.child + 1,
    childAge: policy.ages.child,
    infantAge: policy.ages.infant,
    withdrawalDays: terms.withdrawalDays,
    suspensionMonths: terms.suspensionMonths,
    infringements: terms.infringements,
    recordingYears: terms.recordingYears,
    liabilityMonths: terms.liabilityMonths,
    renewalDays,
    freeBasic: free.basic,
    freeElite: free.elite,
    freePlatinum: free.platinum,
    replyHours: service.replyHours,
    confirmationHours: service.confirmationHours,
    followUpHours: service.followUpHours,
    cancellationHours: service.cancellationHours,
    bookAheadDays: service.bookAheadDays,
    domesticDays: service.prepaymentWorkingDays.domestic,
    internationalDays: service.prepaymentWorkingDays.international,
    forceMajeureDays: service.forceMajeureDays,
    pointsFrom: service.pointsWorkingDays.from,
    pointsTo: service.pointsWorkingDays.to,
    refundFrom: policy.refundWorkingDays.from,
    refundTo: policy.refundWorkingDays.to,
    breakfasts: service.breakfasts,
    separateHours: service.separateStayHours,
    fastTrackPercent: service.fastTrackPercent,
    passwordMin: policy.password.min,
    passwordMax: policy.password.max,
    specialRequests: policy.specialRequestLimit,
    tailorDaysAhead: tailorMade.minDaysAhead,
    tailorShortDays: short.maxDays,
    tailorMiddleDays: middle.maxDays,
    tailorMiddleCountries: middle.maxCountries,
    freeModifications: tailorMade.freeModifications,
    planWeeks: service.tailorMadeWeeks.plan,
    paymentWeeks: service.tailorMadeWeeks.payment,
  };
  return {
    values: {
      ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)])),
      brand: organization.brand,
      company: organization.name,
      companyNumber: organization.companyNumber,
      address: organization.address,
      phone: organization.phone,
      email: organization.email,
      hours: unbracketed(organization.serviceHours, locale),
      basic: levelName('basic'),
      elite: levelName('elite'),
      platinum: levelName('platinum'),
      noir: levelName('noir'),
      tailorLevel: levelName(tailorMadeMinimumLevel),
      feeBasic: twd(fees.basic),
      feeElite: twd(fees.elite),
      feePlatinum: twd(fees.platinum),
      feeNoir: twd(fees.noir),
      bookingCredit: twd(policy.bookingCredit.twd),
      liability: twd(terms.liabilityTwd),
      tailorFeeShort: twd(short.twd),
      tailorFeeMiddle: twd(middle.twd),
      tailorFeeLong: twd(long.twd),
      modificationFee: twd(tailorMade.modificationTwd),
      hotelCredit: formatMoney(fromMajor(service.hotelCreditUsd, 'USD'), locale),
      partnerHotels: service.partnerHotels.toLocaleString('en'),
      wcag: 'WCAG 2.2 AA',
      cards: anyOf(policy.cards.map(cardName), locale),
      checkIn: policy.checkInTime,
      checkOut: policy.checkOutTime,
    },
    conditions: {
      'age:consent': registrantAge.consentBelow !== null,
      'age:strict': registrantAge.consentBelow === null,
      // consent is asked of people who are of age: a condition of ours, not of the law
      'age:own': registrantAge.consentBelow !== null && registrantAge.consentBelow > guardianAges.agrees,
      'basic:free': fees.basic === 0,
      'basic:waived': fees.basic > 0,
      'liability:larger': liabilityCap === policy.liabilityCap.built,
      'liability:fixed': liabilityCap === policy.liabilityCap.other,
    },
  };
}
