"""The words that the resume says by itself, on the page and in its files."""

from __future__ import annotations

HEADINGS = {
    "contact": "Contact",
    "awards": "Accomplishments",
    "work": "Employment History",
    "volunteer": "Volunteering",
    "projects": "Projects",
    "skills": "Technical Skills",
    "education": "Education",
    "certificates": "Certificates",
    "publications": "Publications",
    "languages": "Languages",
    "interests": "Interests",
    "references": "References",
}
"""Headings by key of the document, in the order of the page and the files."""

COURSES = "Courses"
"""Above the subjects of a place of study."""
