export function signIn(customers) {
  const options = customers.map(({ id, name }) => `<option value="${id}">${escapeHtml(name)}</option>`);
  return renderPage(`<h1>Our customers' portal</h1>
    <form method="post" action="/sign-in">
      <label>Customer <select name="customer">${options.join("")}</select></label>
      <button>Sign in</button>
    </form>`);
}

export function renderPage(body) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Portal</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/portal.css" />
  </head>
  <body>
    ${body}
  </body>
</html>`;
}

export function escapeHtml(text) {
  return text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);
}
