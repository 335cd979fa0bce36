export const lead = (words) => `<p class="lead">${words}</p>`;
export const text = (...paragraphs) => paragraphs.map((words) => `<p>${words}</p>`).join('');
export const list = (...items) => `<ol>${items.map((words) => `<li>${words}</li>`).join('')}</ol>`;
export function table(caption, head, rows) {
  const cells = (row) =>
    `<th scope="row">${row[0]}</th>${row
      .slice(1)
      .map((cell) => `<td>${cell}</td>`)
      .join('')}`;
  return `<table><caption>${caption}</caption><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`;
}
