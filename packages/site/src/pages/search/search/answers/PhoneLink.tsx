/** A fixed line, to be dialled from anywhere in the country: 010-66223000. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replaceAll('-', '')}`}>{phone}</a>;
}
