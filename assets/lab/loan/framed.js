// Before the first paint: whether scripts run, and whether another page shows this one in a frame.
document.documentElement.dataset.js = "";
if (window.self !== window.top) document.documentElement.dataset.framed = "";
