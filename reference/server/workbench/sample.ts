/** A document to begin with: what a reader would look for in an answer, and what should be gone from it. */
const page = `<!doctype html>
<html lang="en">
<head><title>The harbour in numbers</title><meta name="description" content="A yearly report of a small harbour."></head>
<body>
<nav><a href="https://harbour.example/">Home</a> <a href="https://harbour.example/contact">Contact</a></nav>
<main>
<h1>The harbour in numbers</h1>
<p>Each year the harbour office counts what came in and went out. This is the <strong>whole report</strong>, on one
page; the <a href="https://harbour.example/method">method</a> is described elsewhere.</p>
<h2>What was landed</h2>
<table>
<thead><tr><th>Month</th><th>Boats</th><th>Tonnes</th></tr></thead>
<tbody>
<tr><td>June</td><td>41</td><td>118.5</td></tr>
<tr><td>July</td><td>57</td><td>164.0</td></tr>
<tr><td>August</td><td>49</td><td>139.2</td></tr>
</tbody>
</table>
<h2>What has changed</h2>
<ol><li>The north pier is open again.</li><li>Diesel is sold until <em>ten at night</em>.</li></ol>
<blockquote><p>It was the quietest winter that I remember.</p></blockquote>
<pre><code>tonnes / boats = 2.87</code></pre>
<p><img src="https://harbour.example/pier.jpg" alt="The north pier at dawn"></p>
<p>Questions go to Ada Lovelace, ada@harbour.example.</p>
</main>
<footer>Cookies, rights, and what else stands below every page.</footer>
</body>
</html>
`;

export const sampleFile = (): File => new File([page], 'harbour-report.html', { type: 'text/html' });
