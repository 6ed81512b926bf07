import { company } from "#content/company/company.ts";

/** Our office hours, whose time of day stays on one line where it has room. */
export function OfficeHours() {
  const [, days, time] = /^(\D*)(.*)$/.exec(company.officeHours) ?? [];
  return (
    <>
      {days}
      <span className="inline-block">{time}</span>
    </>
  );
}
