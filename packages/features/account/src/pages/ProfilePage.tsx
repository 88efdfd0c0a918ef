import { queries } from '@voyage/api-client/queries.ts';
import { PhoneLink } from '@voyage/site-core/context/PhoneLink.tsx';
import { taipeiDay } from '@voyage/domain/stay-date.ts';
import { longDay, plainDay } from '@voyage/i18n/dates.ts';
import { useIntl } from '@voyage/i18n/intl.tsx';
import { LeaveGuard } from '@voyage/forms/LeaveGuard.tsx';
import { PartFailure } from '@voyage/site-core/errors/PartFailure.tsx';
import { ButtonLink } from '@voyage/site-core/router/ButtonLink.tsx';
import { usePage } from '@voyage/site-core/context/use-page.ts';
import { href } from '@voyage/routes/href.ts';
import { Section } from '@voyage/site-chrome/layout/Section.tsx';
import { secondary } from '@voyage/ui/base/typography.css.ts';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { LoyaltyNumbers } from '../parts/LoyaltyNumbers.tsx';
import { MemberPage } from '../parts/MemberPage.tsx';
import { AddressForm, CompanyForm, EmergencyForm, PersonalForm, TitleForm } from '../parts/ProfileForms.tsx';
import { ProfileSection } from '../parts/ProfileSection.tsx';
import { anyUnsaved } from '../state/profile-form.ts';
import * as css from '../parts/user.css.ts';

/** The member's profile, part by part; only customer service changes what was verified (docs/product/states.md). */
export function ProfilePage() {
  const { t } = useIntl();
  const unsaved = useAtomValue(anyUnsaved);
  return (
    <MemberPage title={t('profile.title')} intro={t('profile.text')}>
      <Sections />
      <LeaveGuard when={unsaved} />
    </MemberPage>
  );
}

function Sections() {
  const { t, locale, api } = usePage();
  const own = useQuery(queries.profile(api));
  const titles = useQuery(queries.titles(api, locale));
  const countries = useQuery(queries.countries(api, locale));
  const areas = useQuery(queries.phoneAreas(api, locale));
  const all = [own, titles, countries, areas];
  const profile = own.data;
  if (!profile || !titles.data || !countries.data || !areas.data)
    return <PartFailure queries={all} loading={5} />;
  const list = countries.data.countries;
  const country = (code: string | undefined) => list.find((one) => one.code === code)?.name ?? code;
  const { address, emergencyContact, particulars } = profile;
  const verified = (text: string, isVerified: boolean) =>
    isVerified ? t('profile.verified', { value: text }) : text;
  return (
    <>
      <ProfileSection
        title={t('register.person')}
        hint={
          <>
            <span>{`${t('profile.fixed')} `}</span>
            <PhoneLink />
          </>
        }
        facts={[
          {
            term: t('register.title'),
            value: titles.data.titles.find(({ code }) => code === profile.title)?.desc ?? profile.title,
          },
          { term: t('register.lastname'), value: profile.lastname },
          { term: t('register.firstname'), value: profile.firstname },
          {
            term: t('register.birthDate'),
            value: profile.birthDate && plainDay(profile.birthDate, locale),
          },
          { term: t('login.email'), value: verified(profile.email, profile.emailVerified) },
          { term: t('register.phone'), value: verified(profile.phone, profile.phoneVerified) },
          {
            term: t('profile.since'),
            value: longDay(taipeiDay(profile.registerAt), locale),
          },
        ]}
      >
        <TitleForm profile={profile} titles={titles.data.titles} />
      </ProfileSection>
      <ProfileSection
        title={t('register.address')}
        facts={[
          { term: t('register.country'), value: country(address?.country) },
          { term: t('register.city'), value: address?.city },
          {
            term: t('register.street'),
            value: [address?.street, address?.building].filter(Boolean).join(', '),
          },
          { term: t('register.postalCode'), value: address?.postalCode },
        ]}
      >
        <AddressForm profile={profile} countries={list} />
      </ProfileSection>
      <ProfileSection
        title={t('register.emergency')}
        hint={t('register.emergency.hint')}
        facts={[
          { term: t('register.emergency.name'), value: emergencyContact?.name },
          { term: t('register.emergency.phone'), value: emergencyContact?.phone },
        ]}
      >
        <EmergencyForm profile={profile} phoneAreas={areas.data.areas} />
      </ProfileSection>
      <ProfileSection
        title={t('profile.company.title')}
        facts={[
          { term: t('profile.companyName'), value: particulars.companyName },
          { term: t('profile.companyTitle'), value: particulars.companyTitle },
          { term: t('profile.taxId'), value: particulars.taxId },
        ]}
      >
        <CompanyForm profile={profile} />
      </ProfileSection>
      <ProfileSection
        title={t('profile.personal.title')}
        hint={t('profile.personal.hint')}
        facts={[
          {
            term: t('profile.passportNationality'),
            value: country(particulars.passportNationality),
          },
          {
            term: t('profile.maritalStatus'),
            value: particulars.maritalStatus && t(`profile.${particulars.maritalStatus}`),
          },
          {
            term: t('profile.anniversary'),
            value: particulars.anniversary && plainDay(particulars.anniversary, locale),
          },
          {
            term: t('profile.preferredContactTime'),
            value: particulars.preferredContactTime,
          },
          { term: t('profile.hobby'), value: particulars.hobby },
        ]}
      >
        <PersonalForm profile={profile} countries={list} />
      </ProfileSection>
      <LoyaltyNumbers />
      <Section className={css.part} id="profile-password" title={t('security.title')}>
        <p className={secondary}>{t('profile.security')}</p>
        <p>
          <ButtonLink variant="secondary" href={href.changePassword(locale)}>
            {t('security.title')}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
