import type { Meta, StoryObj } from '@storybook/react-vite';
import { passwordStrength } from '@voyage/domain/password.ts';
import { useState } from 'react';
import {
  Checkbox,
  PasswordField,
  SelectField,
  TextArea,
  TextField,
  type PasswordStrength,
} from './Field.tsx';
import { wordsOf, type StoryWords } from '../base/story-words.ts';
import { stack } from '../base/layout.css.ts';

const meta: Meta<typeof TextField> = {
  title: 'Components/Forms/Field',
  component: TextField,
  subcomponents: {
    PasswordField: PasswordField as never,
    TextArea: TextArea as never,
    SelectField: SelectField as never,
    Checkbox: Checkbox as never,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A control with its label, its hint and its error. This is where the parts are associated for assistive technology, once.

**Do** keep the label visible above the control; mark optional fields, since most are required; let an error message explain how to correct it; set \`autoComplete\` and \`inputMode\`.

**Do not** put the label in the placeholder, validate while somebody is still typing, or clear an invalid field.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof TextField>;

const strengthWords = {
  en: { label: 'Strength of the password', words: ['Risky', 'Guessable', 'Weak', 'Safe', 'Secure'] },
  'zh-tw': { label: '密碼強度', words: ['有風險', '容易猜到', '偏弱', '安全', '非常安全'] },
  'zh-cn': { label: '密码强度', words: ['有风险', '容易猜到', '偏弱', '安全', '非常安全'] },
  ja: { label: 'パスワードの強さ', words: ['危険', '推測されやすい', '弱い', '安全', 'とても安全'] },
};
const optional = { en: '(optional)', 'zh-tw': '（選填）', 'zh-cn': '（选填）', ja: '（任意）' };

export const Text: Story = {
  render: (args, context) => (
    <TextField
      {...args}
      label={wordsOf(context).t('booking.lastname')}
      autoComplete="family-name"
      defaultValue="CHEN"
    />
  ),
};
export const Empty: Story = {
  render: (args, context) => (
    <TextField
      {...args}
      label={wordsOf(context).t('stays.destination')}
      placeholder={wordsOf(context).t('stays.destination.placeholder')}
    />
  ),
};
export const Hint: Story = {
  render: (args, context) => (
    <TextField
      {...args}
      label={wordsOf(context).t('booking.firstname')}
      hint={wordsOf(context).t('booking.guest.hint')}
      autoComplete="given-name"
    />
  ),
};
export const Optional: Story = {
  render: (args, context) => (
    <TextField
      {...args}
      label={wordsOf(context).t('booking.note')}
      optionalLabel={wordsOf(context).pick(optional)}
    />
  ),
};
export const WithError: Story = {
  render: (args, context) => (
    <TextField
      {...args}
      label={wordsOf(context).t('booking.email')}
      type="email"
      autoComplete="email"
      defaultValue="mei.chen@example"
      error={wordsOf(context).t('error.email')}
    />
  ),
};
export const HintAndError: Story = {
  render: (args, context) => (
    <TextField
      {...args}
      label={wordsOf(context).t('booking.firstname')}
      hint={wordsOf(context).t('booking.guest.hint')}
      defaultValue="美玲"
      error={wordsOf(context).t('error.latin')}
    />
  ),
};
export const Disabled: Story = {
  render: (args, context) => (
    <TextField
      {...args}
      label={wordsOf(context).t('login.email')}
      defaultValue="mei.chen@example.com"
      disabled
    />
  ),
};
/** Longer than the control: label and error wrap, the value scrolls. */
export const LongText: Story = {
  render: (args, context) => {
    const { t, pick } = wordsOf(context);
    const label = pick({
      en: 'Name of the guest as it stands in the last lines of the passport',
      'zh-tw': '住客姓名（與護照最下方兩行的英文拼寫完全相同）',
      'zh-cn': '住客姓名（与护照最下方两行的英文拼写完全相同）',
      ja: 'ご宿泊者のお名前（パスポートの最下部2行の表記と同じローマ字）',
    });
    return (
      <div style={{ maxWidth: '16rem' }}>
        <TextField
          {...args}
          label={label}
          hint={t('booking.guest.hint')}
          defaultValue="WOLFESCHLEGELSTEINHAUSENBERGERDORFF"
          error={t('error.latin')}
        />
      </div>
    );
  },
};

export const Password: Story = {
  render: (_args, context) => (
    <PasswordField
      label={wordsOf(context).t('login.password')}
      showLabel={wordsOf(context).t('login.show')}
      hideLabel={wordsOf(context).t('login.hide')}
      autoComplete="current-password"
      defaultValue="Voyage2026"
    />
  ),
};
export const PasswordError: Story = {
  render: (_args, context) => (
    <PasswordField
      label={wordsOf(context).t('login.password')}
      showLabel={wordsOf(context).t('login.show')}
      hideLabel={wordsOf(context).t('login.hide')}
      autoComplete="current-password"
      error={wordsOf(context).t('error.au0101')}
    />
  ),
};

/** Type to see the strength, measured by the service's rule. The word conveys it; the colour only helps. */
export const NewPassword: Story = {
  render: function Render(_args, context) {
    const { t, pick } = wordsOf(context);
    const [value, setValue] = useState('Evening7');
    const { label, words } = pick(strengthWords);
    const strength = passwordStrength(value);
    return (
      <PasswordField
        label={t('login.password')}
        showLabel={t('login.show')}
        hideLabel={t('login.hide')}
        autoComplete="new-password"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        strength={value === '' ? undefined : { value: strength, text: words[strength] ?? '', label }}
      />
    );
  },
};
export const PasswordStrengths: Story = {
  render: (_args, context) => {
    const { t, pick } = wordsOf(context);
    const { label, words } = pick(strengthWords);
    return (
      <div className={stack.x6}>
        {words.map((word, i) => (
          <PasswordField
            key={word}
            label={`${t('login.password')} ${i + 1}`}
            showLabel={`${t('login.show')} ${i + 1}`}
            hideLabel={`${t('login.hide')} ${i + 1}`}
            autoComplete="new-password"
            defaultValue={'Voyage2026'.slice(0, 3 + i * 2)}
            strength={{ value: i as PasswordStrength['value'], text: word, label: `${label} ${i + 1}` }}
          />
        ))}
      </div>
    );
  },
};

/** Counts characters as people perceive them. */
export const LongAnswer: Story = {
  render: function Render(_args, context) {
    const { t, pick } = wordsOf(context);
    const [value, setValue] = useState(
      pick({
        en: 'We arrive late, near midnight. A quiet room away from the lift, please.',
        'zh-tw': '我們將於接近午夜時抵達，希望安排遠離電梯的安靜客房。',
        'zh-cn': '我们将于接近午夜时抵达，希望安排远离电梯的安静客房。',
        ja: '到着は深夜近くになります。エレベーターから離れた静かなお部屋を希望します。',
      }),
    );
    return (
      <TextArea
        label={t('booking.note')}
        optionalLabel={pick(optional)}
        hint={t('booking.requests.hint', { limit: 3 })}
        maxLength={200}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    );
  },
};
export const LongAnswerError: Story = {
  render: (_args, context) => (
    <TextArea
      label={wordsOf(context).t('booking.note')}
      defaultValue="<b>"
      error={wordsOf(context).t('error.characters')}
    />
  ),
};

const purposes = ['leisure', 'business'];
const Purposes = ({ words }: { words: StoryWords }) =>
  purposes.map((purpose) => (
    <option key={purpose} value={purpose}>
      {words.t(`booking.purpose.${purpose}`)}
    </option>
  ));
export const Select: Story = {
  render: (_args, context) => (
    <SelectField label={wordsOf(context).t('booking.purpose')} defaultValue="leisure">
      <Purposes words={wordsOf(context)} />
    </SelectField>
  ),
};
export const SelectError: Story = {
  render: (_args, context) => (
    <SelectField
      label={wordsOf(context).t('booking.purpose')}
      defaultValue=""
      error={wordsOf(context).t('error.required')}
    >
      <option value="">{wordsOf(context).t('booking.salutation.choose')}</option>
      <Purposes words={wordsOf(context)} />
    </SelectField>
  ),
};
export const SelectDisabled: Story = {
  render: (_args, context) => (
    <SelectField label={wordsOf(context).t('site.currency')} defaultValue="TWD" disabled>
      <option>TWD</option>
    </SelectField>
  ),
};

/** The whole sentence is the target. */
export const Check: Story = {
  render: (_args, context) => <Checkbox defaultChecked>{wordsOf(context).t('booking.agree')}</Checkbox>,
};
export const CheckError: Story = {
  render: (_args, context) => (
    <Checkbox error={wordsOf(context).t('error.agree')}>{wordsOf(context).t('booking.agree')}</Checkbox>
  ),
};
export const CheckDisabled: Story = {
  render: (_args, context) => <Checkbox disabled>{wordsOf(context).t('stays.filters.promotions')}</Checkbox>,
};
