/** What the document itself shows before any script (index.html, with its style), while the first page's code comes. */
export function FirstSplash() {
  return (
    <div className="first-splash" role="status">
      <span>
        <img src="/favicon.svg" width="34" height="34" alt="" />
        Fonte de dados
      </span>
      <p>Carregando...</p>
    </div>
  );
}
