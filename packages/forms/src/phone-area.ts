/** A country as `GET v1/meta/phone-area` lists it: ISO 3166-1 alpha-2, its name, and its calling code with a plus sign. */
export interface PhoneArea {
  country: string;
  name: string;
  callingCode: string;
}
