/** Map. */
export function PropertiesMapCard({ report }: { report: number }) {
  return <div>{report}</div>;
}
