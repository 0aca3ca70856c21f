document.querySelector("p").textContent = "Ready";
